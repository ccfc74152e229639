import { type Nft, safeImage } from '@latchkit/core/utils'
import { useNfts } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { Icon } from '../components/Icon.tsx'
import { Name } from '../components/Name.tsx'
import { Skeleton } from '../components/Skeleton.tsx'

/** NFTs of the account. */
export function NftWall() {
  const words = useTexts()
  const { activity: says } = words
  const held = useNfts()
  if (held.step === 'loading') return <Skeleton lines={4} label={says.nftsLoading} />
  if (held.step === 'failed')
    return (
      <Empty
        icon="warning"
        title={says.nftsFailed}
        text={errorText(words, held.problem)}
        retry={held.retry}
      />
    )
  const nfts = held.step === 'loaded' ? held.nfts : []
  const more = held.step === 'loaded' && held.loadMore !== null && (
    <Button onClick={held.loadMore}>{says.showMore}</Button>
  )
  if (nfts.length === 0) {
    return (
      <Empty icon="picture" title={says.nftsEmpty} text={says.nftsEmptyText}>
        {more}
      </Empty>
    )
  }
  return (
    <>
      <ul className="wall" aria-label={says.nfts}>
        {nfts.map((nft) => (
          <Tile key={nft.id} nft={nft} />
        ))}
      </ul>
      {more}
    </>
  )
}

/** Lazily loaded image of an NFT, with its name. */
function Tile({ nft: { name, collection, image } }: { nft: Nft }) {
  const { activity } = useTexts()
  const [broken, setBroken] = useState<string | null>(null)
  const source = image === null ? null : safeImage(image)
  return (
    <li className="tile">
      <span className="tile-picture" aria-hidden="true">
        {source === null || source === broken ? (
          <Icon name="picture" />
        ) : (
          <img
            src={source}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(source)}
          />
        )}
      </span>
      <span className="tile-name">
        <Name>{name === '' ? activity.unnamed : name}</Name>
      </span>
      {collection !== null && (
        <span className="row-second">
          <Name>{collection}</Name>
        </span>
      )}
    </li>
  )
}
