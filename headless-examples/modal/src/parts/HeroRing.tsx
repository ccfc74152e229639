import { useAccount } from '@latchkit/react-ui'
import { roster } from '@latchkit/sandbox/wallets'

/** The motif, large: a ring with a gap, which closes when somebody is connected. */
export function HeroRing() {
  const { status } = useAccount()
  return (
    <div className="hero-ring" data-status={status}>
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <circle className="hero-track" cx="120" cy="120" r="104" />
        <circle className="hero-arc" cx="120" cy="120" r="104" pathLength="100" />
      </svg>
      <div className="hero-icons">
        {roster().map(({ id, face }) => (
          <img key={id} src={face.icon} alt="" width="52" height="52" />
        ))}
      </div>
    </div>
  )
}
