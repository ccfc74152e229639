/** Shown when the sandbox does not run. */
export function NotRunning() {
  return (
    <main className="desk">
      <h1 className="headline">The sandbox isn’t running</h1>
      <p className="lead">
        Start it with <code>npm start own-look</code>.
      </p>
    </main>
  )
}
