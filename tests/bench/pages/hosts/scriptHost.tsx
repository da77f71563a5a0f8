import { showTag } from "./showTag";

showTag();
