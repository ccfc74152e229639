import type { Announced } from './useAnnounced.ts'

type Props = {
  wallets: readonly Announced[]
  connect(wallet: Announced): void
  show(view: 'all' | 'guide'): void
}

/** The first view of the floor app: wallet rows and buttons to all wallets and to the guide. */
export const Wallets = ({ wallets, connect, show }: Props) => (
  <div className="lk-panel">
    <div className="lk-panel-body">
      <ul className="lk-list">
        {wallets.map((wallet) => (
          <li key={wallet.info.rdns} className="lk-list-item">
            <button type="button" className="lk-row" onClick={() => connect(wallet)}>
              <span className="lk-row-icon">
                <span className="lk-wallet-icon">
                  <img src={wallet.info.icon} alt="" />
                </span>
              </span>
              <span className="lk-row-text">
                <span className="lk-row-label">{wallet.info.name}</span>
              </span>
              <span className="lk-tag">Installed</span>
            </button>
          </li>
        ))}
        <li className="lk-list-item">
          <button type="button" className="lk-row" onClick={() => show('all')}>
            <span className="lk-row-text">
              <span className="lk-row-label">All wallets</span>
            </span>
          </button>
        </li>
      </ul>
    </div>
    <div className="lk-footer">
      New here?{' '}
      <button type="button" className="lk-text-button" onClick={() => show('guide')}>
        What is a wallet?
      </button>
    </div>
  </div>
)
