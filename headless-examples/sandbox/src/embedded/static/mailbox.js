// Shows new e-mails: loads the mailbox again when another one is the last.
const interval = 2_000
const last = document.querySelector('.mails')?.dataset.last ?? ''

async function check() {
  try {
    const mails = await (await fetch(`/mails${location.search}`)).json()
    if (String(mails.at(-1)?.id ?? '') !== last) return location.reload()
  } catch {
    // The service is not running. It may start again.
  }
  setTimeout(check, interval)
}
setTimeout(check, interval)
