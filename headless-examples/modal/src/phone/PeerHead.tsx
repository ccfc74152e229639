import type { RemotePeer } from '@latchkit/sandbox/remote-wallet'

const isLocalImage = (icon: string | null): icon is string =>
  icon !== null && (icon.startsWith('data:image/') || icon.startsWith(`${location.origin}/`))

/**
 * Name, URL and icon of the connected page. Shows only data URLs and images of this origin, so that
 * no other server receives a request.
 */
export const PeerHead = ({ peer: { name, url, icon } }: { peer: RemotePeer }) => (
  <div className="wallet-head">
    {isLocalImage(icon) ? (
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
