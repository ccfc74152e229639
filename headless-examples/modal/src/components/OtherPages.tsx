const pages = [
  {
    path: '/visualizer/',
    name: 'Visualizer',
    says: 'every chart as a picture, and what this page is doing in it',
  },
  { path: '/own-look/', name: 'Own look', says: 'another wallet UI altogether, on the same flows' },
  { path: '/inline/', name: 'Inline', says: 'the widget as a part of a page' },
  {
    path: '/two-kits/',
    name: 'Two kits',
    says: 'two projects on one page that know nothing of each other',
  },
  { path: '/vanilla/', name: 'Vanilla', says: 'no framework at all' },
] as const

/** Links to the other examples. */
export const OtherPages = () => (
  <nav className="others" aria-labelledby="others-title">
    <h2 id="others-title">More of it</h2>
    <ul>
      {pages.map(({ path, name, says }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  </nav>
)
