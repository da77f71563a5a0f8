interface ErrorDoc {
  readonly cause: string;
  /** The next step of whoever runs the page. */
  readonly remedy: string;
}

/**
 * Texts for the reference: every code that `iq-error` reports. A test compares it with the codes in the source. Separate from the code,
 * so that no visitor downloads it.
 */
export const errorDocs: Readonly<Record<string, ErrorDoc>> = {
  "application-lost": { cause: "The service no longer knows the visitor's application. The widget makes it again from the answers.", remedy: "None. If it is frequent, the service's retention or database is at fault." },
  "application-remade": { cause: "The service refused to price an application as it stood, so the widget sends all of it again, or makes a new one.", remedy: "None. `details.code` has the service's reason." },
  "application-shared": { cause: "Another device wrote to the same application, or an answer was lost on the way.", remedy: "None." },
  "bad-address-parameter": { cause: "The page's address has an address to fill in that can't be read.", remedy: "Fix the link." },
  "bad-attribute": { cause: "An attribute of the tag has a value that it doesn't accept. It is ignored.", remedy: "`message` has name and value; see the attributes." },
  "bad-line-parameter": { cause: "The page's address has answers for a line that can't be read.", remedy: "Fix the link." },
  "bad-prefill": { cause: "`prefill()` got something other than an object.", remedy: "Pass an object." },
  "duplicate-instance": { cause: "Two widgets on the page have the same `instance`. The second gets another name.", remedy: "Give each its own `instance`." },
  "error-screen": { cause: "The visitor sees the error screen.", remedy: "`details` has the code, the HTTP status and the step. See the codes of the service." },
  "hand-off-failed": { cause: "Another company's site couldn't be reached for a hand-off. The standard questions follow.", remedy: "None. If it is frequent, look at the service." },
  "language-unavailable": { cause: "The texts of a language didn't arrive. The widget stays in the language it had.", remedy: "Look at the content network." },
  "lead-lookup-failed": { cause: "The id in `splookup` isn't known, or belongs to another partner.", remedy: "Fix the link." },
  "lead-not-created": { cause: "The service couldn't create a lead. The widget tries again later; the visitor isn't held up.", remedy: "Look at `details.code` and `details.status`." },
  "lead-not-updated": { cause: "The service couldn't update a lead.", remedy: "Look at `details.code` and `details.status`." },
  "line-not-offered": { cause: "The tag, the address or `start()` names a line that the partner doesn't offer. Visitors are told, and see the lines on offer.", remedy: "Change the line, or add it to the partner's config." },
  "method-failed": { cause: "A method of the tag couldn't do what it was called for.", remedy: "`message` has the reason." },
  "no-line-list": { cause: "The partner's config doesn't list its lines. The usual ones are shown.", remedy: "Add `partnerInsuranceLineType` to the config." },
  "not-disposed": { cause: "The widget failed to clean up after its removal from the page.", remedy: "Report it." },
  "not-loaded": { cause: "A file of the widget didn't arrive, or the widget couldn't start. Visitors see a link to the hosted page.", remedy: "Look at the content network, the page's CSP, and `integrity` of the tag." },
  "partner-content-faulty": { cause: "Parts of the partner's content are wrong. They are left out, or taken from an earlier copy.", remedy: "`details.faults` lists them. `npm run partner -- check` names each with the fix." },
  "partner-content-unavailable": { cause: "The partner's content didn't arrive within two seconds, or the network doesn't know the partner. The last good copy is shown, else the default brand.", remedy: "Check the spelling of `partner`, then the content network." },
  "payment-not-created": { cause: "The service couldn't open a payment. The visitor is told and can try again.", remedy: "Look at `details.code`, then at the payment provider." },
  "prefill-dropped": { cause: "A member of `prefill()` is unknown or doesn't fit. The others are filled in.", remedy: "See the members that `prefill()` takes." },
  "quotes-not-requested": { cause: "Prices couldn't be requested. The visitor can try again.", remedy: "Look at the service." },
  "quotes-unreadable": { cause: "The service didn't answer with prices in time, or not readably. The visitor sees why, and how to go on.", remedy: "Look at the service's companies." },
  "referral-removed": { cause: "The referral code isn't known, or belongs to another partner. It is removed from the visit.", remedy: "Fix the link." },
  "review-failed": { cause: "A price couldn't be reviewed before a purchase. The visitor can try again.", remedy: "Look at `details.code`, then at the company." },
  "router-threw": { cause: "The page's own router adapter threw an error. The widget goes on without it.", remedy: "Fix the adapter." },
  "screen-crashed": { cause: "A screen couldn't be shown. Visitors see the error screen.", remedy: "Report it with `details.path`." },
  "screen-not-loaded": { cause: "A later file of the widget didn't arrive. A notice offers to try again, or to reload if a newer version is out.", remedy: "Look at the content network; keep the parcels of the version before." },
  "service-refused": { cause: "The quote service doesn't know the partner's key, or this page's origin.", remedy: "Add the page's origin to the partner, or check `publishableKey` of the config." },
  "service-unreachable": { cause: "The quote service doesn't answer.", remedy: "Look at the service, and at `connect-src` of the page's CSP." },
  "step-failed": { cause: "A step failed in a way that the widget didn't expect. The visitor can try again.", remedy: "Report it with `details.reason`." },
  "step-not-completed": { cause: "The service couldn't take a step's answers. The visitor is told and can try again.", remedy: "`details` has the code, the HTTP status and the step." },
  "tasks-not-done": { cause: "What the page's address asks for couldn't be done. The visit begins without it.", remedy: "Fix the link." },
  "text-dropped": { cause: "A partner's text isn't plain text. The widget's own is shown.", remedy: "`details.key` names it." },
  "theme-contrast": { cause: "Two colors of the partner's theme are hard to tell apart.", remedy: "`details` names both. `npm run partner -- check` lists all." },
  "theme-token-dropped": { cause: "A token of the partner's theme has a value that could do harm. The base theme's is used.", remedy: "`details.token` names it." },
  "theme-tokens-missing": { cause: "The partner's published theme is older than the widget. The base theme's values are used.", remedy: "Publish the partner again." },
  "unknown-case": { cause: "The service named a complex case that the widget doesn't know.", remedy: "Report it with `details.scenario`." },
};
