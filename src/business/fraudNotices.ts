import type { StateCode } from "./states";

const crime =
  "Any person who knowingly presents a false or fraudulent claim for payment of a loss or benefit or knowingly presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison.";
const denial =
  "It is a crime to knowingly provide false, incomplete, or misleading information to an insurance company for the purpose of defrauding the company. Penalties include imprisonment, fines, and denial of insurance benefits.";

/**
 * Fraud warnings that a state's law requires on an application for insurance, above the signature and word for word: no
 * other wording and no translation may replace them. Only for states where a policy is sold online; states that aren't
 * listed require none on an application.
 * Ala. Code §27-12A-20, Ark. Code §23-66-503, C.R.S. §10-1-128, D.C. Code §22-3225.09, Md. Ins. §27-805, 24-A M.R.S. §2186,
 * N.J.S.A. 17:33A-6, N.M.S.A. §59A-16C-8, O.R.C. §3999.21, 36 O.S. §3613.1, 18 Pa.C.S. §4117, R.I.G.L. §27-29-13.3, Tenn.
 * Code §56-53-111, Va. Code §52-40, R.C.W. 48.135.080, W. Va. Code §33-41-3. Defaults that a partner's counsel may change.
 */
export const fraudNotices: Readonly<Partial<Record<StateCode, string>>> = {
  AL: "Any person who knowingly presents a false or fraudulent claim for payment of a loss or benefit or who knowingly presents false information in an application for insurance is guilty of a crime and may be subject to restitution, fines, or confinement in prison, or any combination thereof.",
  AR: crime,
  CO: "It is unlawful to knowingly provide false, incomplete, or misleading facts or information to an insurance company for the purpose of defrauding or attempting to defraud the company. Penalties may include imprisonment, fines, denial of insurance, and civil damages. Any insurance company or agent of an insurance company who knowingly provides false, incomplete, or misleading facts or information to a policyholder or claimant for the purpose of defrauding or attempting to defraud the policyholder or claimant with regard to a settlement or award payable from insurance proceeds shall be reported to the Colorado division of insurance within the department of regulatory agencies.",
  DC: "WARNING: It is a crime to provide false or misleading information to an insurer for the purpose of defrauding the insurer or any other person. Penalties include imprisonment and/or fines. In addition, an insurer may deny insurance benefits if false information materially related to a claim was provided by the applicant.",
  MD: "Any person who knowingly or willfully presents a false or fraudulent claim for payment of a loss or benefit or who knowingly or willfully presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison.",
  ME: "It is a crime to knowingly provide false, incomplete or misleading information to an insurance company for the purpose of defrauding the company. Penalties may include imprisonment, fines or a denial of insurance benefits.",
  NJ: "Any person who includes any false or misleading information on an application for an insurance policy is subject to criminal and civil penalties.",
  NM: "ANY PERSON WHO KNOWINGLY PRESENTS A FALSE OR FRAUDULENT CLAIM FOR PAYMENT OF A LOSS OR BENEFIT OR KNOWINGLY PRESENTS FALSE INFORMATION IN AN APPLICATION FOR INSURANCE IS GUILTY OF A CRIME AND MAY BE SUBJECT TO CIVIL FINES AND CRIMINAL PENALTIES.",
  OH: "Any person who, with intent to defraud or knowing that he is facilitating a fraud against an insurer, submits an application or files a claim containing a false or deceptive statement is guilty of insurance fraud.",
  OK: "WARNING: Any person who knowingly, and with intent to injure, defraud or deceive any insurer, makes any claim for the proceeds of an insurance policy containing any false, incomplete or misleading information is guilty of a felony.",
  PA: "Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information or conceals for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime and subjects such person to criminal and civil penalties.",
  RI: crime,
  TN: denial,
  VA: denial,
  WA: denial,
  WV: crime,
};
