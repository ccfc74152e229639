const pages = [
  {
    path: '/visualizer/',
    name: 'Visualizer',
    summary: 'every chart as a picture, and what this page is doing in it',
  },
  {
    path: '/own-look/',
    name: 'Own look',
    summary: 'another wallet UI altogether, on the same flows',
  },
  { path: '/inline/', name: 'Inline', summary: 'the widget as a part of a page' },
  {
    path: '/two-kits/',
    name: 'Two kits',
    summary: 'two projects on one page that know nothing of each other',
  },
  { path: '/vanilla/', name: 'Vanilla', summary: 'no framework at all' },
] as const

/** Links to the other examples. */
export const OtherPages = () => (
  <nav className="others" aria-labelledby="others-title">
    <h2 id="others-title">More of it</h2>
    <ul>
      {pages.map(({ path, name, summary }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <span>{summary}</span>
        </li>
      ))}
    </ul>
  </nav>
)
