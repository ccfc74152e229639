import { useAccount } from '@latchkit/react-ui'
import { namespaceRoster, walletRoster } from '@latchkit/sandbox/wallets'

/** Large ring of wallet icons, whose outline closes when a wallet is connected. */
export function HeroRing() {
  const { status } = useAccount()
  const icons = [
    ...new Set([...walletRoster(), ...namespaceRoster()].map(({ branding }) => branding.icon)),
  ]
  return (
    <div className="hero-ring" data-status={status}>
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <circle className="hero-track" cx="120" cy="120" r="104" />
        <circle className="hero-arc" cx="120" cy="120" r="104" pathLength="100" />
      </svg>
      <div className="hero-icons">
        {icons.map((icon) => (
          <img key={icon} src={icon} alt="" width="40" height="40" />
        ))}
      </div>
    </div>
  )
}
