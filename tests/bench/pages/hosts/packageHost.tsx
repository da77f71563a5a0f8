import "insurance-quote/define";
import { showTag } from "./showTag";

showTag();
