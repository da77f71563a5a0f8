/** The folder of the widget's sources. */
export declare const src: string;
