import { useEffect, useState } from 'react'
import { readChains, readServices } from '../chains.ts'

type Listed = { id: string; name: string; image_id: string }

/**
 * All wallets of the directory for the page's chains, as in the kit's list. The browser skips the
 * tiles that are out of sight.
 */
export function AllWallets() {
  const [wallets, setWallets] = useState<readonly Listed[]>([])
  const { directory } = readServices(window)
  const query = 'projectId=bench&st=bench&sv=bench'
  useEffect(() => {
    const chains = readChains(window).map(({ chainId }) => `eip155:${chainId}`)
    fetch(`${directory}/getWallets?page=1&entries=10000&chains=${chains}&${query}`)
      .then((response) => response.json())
      .then(({ data }: { data: readonly (Listed | null)[] }) =>
        setWallets(data.filter((wallet) => wallet !== null)),
      )
  }, [directory])
  return (
    <div className="lk-view lk-scroll">
      {/* biome-ignore lint/a11y/useSemanticElements: the same roles as in the kit's list */}
      <div className="floor-grid" role="grid" aria-rowcount={wallets.length}>
        {wallets.map(({ id, name, image_id }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: its button is focusable
          <div key={id} role="gridcell" className="floor-cell">
            <button type="button" className="lk-tile" data-index={index}>
              <span className="lk-tile-icon">
                <span className="lk-wallet-icon" data-size="tile">
                  <img
                    src={`${directory}/getWalletImage/${image_id}?${query}`}
                    alt=""
                    loading="lazy"
                  />
                </span>
              </span>
              <span className="lk-tile-name">{name}</span>
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}
