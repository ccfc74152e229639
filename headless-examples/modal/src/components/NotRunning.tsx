/** Shown when the sandbox does not run. */
export const NotRunning = () => (
  <main className="page alone">
    <h1>The sandbox is not running</h1>
    <p>
      This page needs its local chains. Stop this server and run <code>npm start</code> in the
      repository's root folder: it starts all of it.
    </p>
  </main>
)
