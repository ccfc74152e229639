/** Instructions for attaching a kit, shown while no kit is attached. */
export const HowToAttach = () => (
  <div className="how-to">
    <h2>No page is attached yet</h2>
    <p>
      Open the demo with{' '}
      <a href="/?devtools" target="_blank" rel="noopener">
        /?devtools
      </a>{' '}
      in another tab, or let your own page on this origin tell what its kit does:
    </p>
    <pre>
      <code>{`import('@latchkit/core/devtools')
  .then(({ attachDevtools }) => attachDevtools(kit))`}</code>
    </pre>
    <p>
      Addresses are shortened, and secrets, links and e-mail hidden, before anything leaves the
      page.
    </p>
  </div>
)
