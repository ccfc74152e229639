const pages = [
  {
    path: '/visualizer/',
    name: 'Visualizer',
    summary: 'every statechart as a diagram, live beside this page',
  },
  {
    path: '/own-look/',
    name: 'Own look',
    summary: 'a completely different design on the same flows',
  },
  { path: '/members/', name: 'Members', summary: 'a part of the page only for signed-in accounts' },
  { path: '/inline/', name: 'Inline', summary: 'the widget as part of a page' },
  { path: '/themes/', name: 'Themes', summary: 'ready themes, and an editor of their variables' },
  {
    path: '/two-kits/',
    name: 'Two kits',
    summary: 'two independent projects on one page',
  },
  { path: '/vanilla/', name: 'Vanilla', summary: 'no framework' },
] as const

type ServicePages = { ownerPage: string; mailbox: string }

/** Links to the other examples, to the page of the project's owner, and to the visitor's e-mails. */
export const OtherPages = ({ ownerPage, mailbox }: ServicePages) => (
  <nav className="others" aria-labelledby="others-title">
    <h2 id="others-title">More examples</h2>
    <ul>
      {pages.map(({ path, name, summary }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <span>{summary}</span>
        </li>
      ))}
      <li>
        <a href={mailbox}>Mailbox</a>
        <span>the e-mails of the embedded wallet, with codes and links</span>
      </li>
      <li>
        <a href={ownerPage}>Project owner</a>
        <span>the events that this page sends, and the settings of its project</span>
      </li>
    </ul>
  </nav>
)
