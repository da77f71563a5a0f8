/**
 * True where a wrapper renders the `<template>` of a first screen: on a server, and in a browser that keeps it as an element
 * (Firefox before 123). Other browsers turn it into the shadow root while they parse, so a framework that takes over the
 * page must not expect it.
 */
export const keepsTemplates = (): boolean => typeof document === "undefined" || !("shadowRootMode" in HTMLTemplateElement.prototype);

/** Returns what stands inside the `<template>` of a first screen, as the content network serves it. */
export const insideTemplate = (firstScreen: string): string => firstScreen.replace(/^\s*<template[^>]*>|<\/template>\s*$/g, "");
