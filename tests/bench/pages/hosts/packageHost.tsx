import "insurance-quote/define";
import "./scriptHost";
