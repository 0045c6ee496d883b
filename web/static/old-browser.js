/* Runs only in browsers that know no modules, and so cannot run the page. */
document.getElementById("app").innerHTML =
  '<main class="waiting"><p class="waiting-name">Aude</p>' +
  '<p lang="en">This browser is too old for Aude. Please use a newer one: Firefox, Chrome, Edge or Safari of the last three years.</p>' +
  '<p lang="de">Dieser Browser ist zu alt für Aude. Bitte einen neueren verwenden: Firefox, Chrome, Edge oder Safari der letzten drei Jahre.</p>' +
  "</main>";
