const codes =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA " +
  "WA WV WI WY PR VI GU MP PW FM MH AS AA AE AP";

/** Whether the post office has such a state, territory or military code (spec §5). Apart from the names, which only lists of states load. */
export const isPostalCode = (code: string): boolean => codes.split(" ").includes(code);
