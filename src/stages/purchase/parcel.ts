import type { LineWork } from "../../session/line";
import { leaveToPay, planEffects, questionEffects, signEffects } from "./effects";
import { FailureScreen } from "./FailureScreen";
import { IntroScreen } from "./IntroScreen";
import { PaymentScreen } from "./PaymentScreen";
import { PlanScreen } from "./PlanScreen";
import { QuestionsScreen } from "./QuestionsScreen";
import { ReviewScreen } from "./ReviewScreen";
import { SignScreen } from "./SignScreen";
import { SuccessScreen } from "./SuccessScreen";

/** The work of the purchase steps, fetched in one piece by visitors who buy online. */
export const intro: LineWork = { screen: IntroScreen };
export const questions: LineWork = { screen: QuestionsScreen, effects: questionEffects };
export const review: LineWork = { screen: ReviewScreen };
export const sign: LineWork = { screen: SignScreen, effects: signEffects };
export const paymentPlan: LineWork = { screen: PlanScreen, effects: planEffects };
export const loading: LineWork = { screen: PaymentScreen, effects: [leaveToPay] };
export const success: LineWork = { screen: SuccessScreen };
export const failure: LineWork = { screen: FailureScreen };
