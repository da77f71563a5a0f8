import type { DocTask } from "./task";
import { brand } from "./tasks/brand";
import { conformance } from "./tasks/conformance";
import { nextApp } from "./tasks/nextApp";
import { step } from "./tasks/step";
import { webhook } from "./tasks/webhook";

export const docTasks: readonly DocTask[] = [brand, nextApp, webhook, conformance, step];
