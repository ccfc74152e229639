/** Instructions for attaching a kit, shown while no kit is attached. */
export const HowToAttach = () => (
  <div className="how-to">
    <h2>No page is attached yet</h2>
    <p>
      Open the demo with{' '}
      <a href="/?devtools" target="_blank" rel="noopener">
        /?devtools
      </a>{' '}
      in another tab, or attach the kit of your own page on this origin:
    </p>
    <pre>
      <code>{`import('@latchkit/core/devtools')
  .then(({ attachDevtools }) => attachDevtools(kit))`}</code>
    </pre>
    <p>
      Before a page sends data, addresses are shortened, and secrets, links and e-mail addresses are
      hidden.
    </p>
  </div>
)
