import "insurance-quote/eager";
import { showTag } from "./showTag";

showTag();
