/** Shown when the sandbox does not run. */
export const NotRunning = () => (
  <main className="page alone">
    <h1>The sandbox isn’t running</h1>
    <p>
      This page needs local networks. Stop this server and run <code>npm start</code> in the
      repository’s root folder.
    </p>
  </main>
)
