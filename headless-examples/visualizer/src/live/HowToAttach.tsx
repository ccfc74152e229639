import { OpenPage } from './OpenPage.tsx'

/** The demo is on the same origin as this page, except in the published package. */
const hasDemo = import.meta.env.MODE !== 'package'

/** Instructions for attaching a kit, shown while no kit is attached. */
export const HowToAttach = () => (
  <div className="how-to">
    <h2>No page is attached yet</h2>
    <p>Attach the kit of your page, for example in development only:</p>
    <pre>
      <code>{attachCode()}</code>
    </pre>
    <p>Then open the page here:</p>
    <OpenPage />
    {hasDemo ? (
      <p>
        Or open the demo with{' '}
        <a href="/?devtools" target="_blank" rel="noopener">
          /?devtools
        </a>{' '}
        in another tab. Pages of this origin need no <code>allow</code>.
      </p>
    ) : null}
    <p>
      Before a page sends data, addresses are shortened, and secrets, links and e-mail addresses are
      hidden.
    </p>
  </div>
)

/** The code that attaches a kit and allows this visualizer to follow it. */
const attachCode = () => `const { attachDevtools } = await import(
  '@latchkit/core/devtools'
)
attachDevtools(kit, {
  allow: ['${location.origin}'],
})`
