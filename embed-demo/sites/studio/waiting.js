/** Says that the studio's script didn't come, which the script can't say itself. */
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const told = () => {
      document.getElementById("waiting").hidden = true;
      document.getElementById("failed").hidden = false;
    };
    if (document.getElementById("failed")) told();
    else addEventListener("DOMContentLoaded", told);
  },
  true,
);
