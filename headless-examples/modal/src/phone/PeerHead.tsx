import type { RemotePeer } from '@latchkit/sandbox/remote-wallet'

const shown = (icon: string | null): icon is string =>
  icon !== null && (icon.startsWith('data:image/') || icon.startsWith(`${location.origin}/`))

/**
 * Head of the connected page. Shows bundled and data-URL images only, so that no image is
 * requested.
 */
export const PeerHead = ({ peer: { name, url, icon } }: { peer: RemotePeer }) => (
  <div className="wallet-head">
    {shown(icon) ? (
      <img src={icon} alt="" width="40" height="40" />
    ) : (
      <span className="phone-letter" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    )}
    <div>
      <h3>{name}</h3>
      <p>{url}</p>
    </div>
  </div>
)
