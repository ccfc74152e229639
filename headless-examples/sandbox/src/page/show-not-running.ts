/** Shown where a page was opened without the sandbox beside it: a heading and a sentence, for the page's own style. */
export function showNotRunning(place: HTMLElement): void {
  const title = document.createElement('h1')
  title.textContent = 'The sandbox is not running'
  const command = document.createElement('code')
  command.textContent = 'npm start'
  const text = document.createElement('p')
  text.append(
    'This page needs its local chains. Stop this server and run ',
    command,
    ' in the repository’s root folder: it starts all of it.',
  )
  const main = document.createElement('main')
  main.className = 'alone'
  main.append(title, text)
  place.replaceChildren(main)
}
