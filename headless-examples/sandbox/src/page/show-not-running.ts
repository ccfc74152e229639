/** Shows a message on a page that runs without a sandbox. The page's own CSS styles it. */
export function showNotRunning(container: HTMLElement): void {
  const title = document.createElement('h1')
  title.textContent = 'The sandbox isn’t running'
  const command = document.createElement('code')
  command.textContent = 'npm start'
  const text = document.createElement('p')
  text.append(
    'This page needs local networks. Stop this server and run ',
    command,
    ' in the repository’s root folder.',
  )
  const main = document.createElement('main')
  main.className = 'alone'
  main.append(title, text)
  container.replaceChildren(main)
}
