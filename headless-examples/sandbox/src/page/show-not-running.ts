/** Shows a message on a page that runs without a sandbox. The page's own CSS styles it. */
export function showNotRunning(container: HTMLElement): void {
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
  container.replaceChildren(main)
}
