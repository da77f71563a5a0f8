import type { LineWork } from "../../session/line";
import { leaveToPay, planEffects, questionEffects, reviewEffects } from "./effects";
import { Screen as FailureScreen } from "./FailureScreen";
import { Screen as IntroScreen } from "./IntroScreen";
import { Screen as PaymentScreen } from "./PaymentScreen";
import { Screen as PlanScreen } from "./PlanScreen";
import { Screen as QuestionsScreen } from "./QuestionsScreen";
import { Screen as ReviewScreen } from "./ReviewScreen";
import { Screen as SuccessScreen } from "./SuccessScreen";

/** Buying online: the work of its steps, fetched in one piece by those who do. */
export const intro: LineWork = { screen: IntroScreen };
export const questions: LineWork = { screen: QuestionsScreen, effects: questionEffects };
export const review: LineWork = { screen: ReviewScreen, effects: reviewEffects };
export const paymentPlan: LineWork = { screen: PlanScreen, effects: planEffects };
export const loading: LineWork = { screen: PaymentScreen, effects: [leaveToPay] };
export const success: LineWork = { screen: SuccessScreen };
export const failure: LineWork = { screen: FailureScreen };
