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
  const texts = useTexts()
  const { activity: activityTexts } = texts
  const view = useNfts()
  if (view.data === null && view.status !== 'idle') {
    if (view.status === 'loading') return <Skeleton lines={4} label={activityTexts.nftsLoading} />
    return (
      <Empty
        icon="warning"
        title={activityTexts.nftsFailed}
        text={errorText(texts, view.problem)}
        retry={view.refresh}
      />
    )
  }
  const nfts = view.data ?? []
  const more = view.loadMore !== null && (
    <Button onClick={view.loadMore}>{activityTexts.showMore}</Button>
  )
  if (nfts.length === 0) {
    return (
      <Empty icon="picture" title={activityTexts.nftsEmpty} text={activityTexts.nftsEmptyText}>
        {more}
      </Empty>
    )
  }
  return (
    <>
      <ul className="wall" aria-label={activityTexts.nfts}>
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
