// Runs in the popup of a social login, after the provider's consent.
const { uri, page } = document.getElementById('result').dataset
window.opener?.postMessage({ resultUri: uri }, page)
window.close()
