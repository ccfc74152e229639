import { type Nft, safeImage } from '@latchkit/core/utils'
import { useNfts } from '@latchkit/react-ui'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Name } from '../parts/Name.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

/** The NFTs of the account. */
export function NftWall() {
  const words = useWords()
  const { activity: says } = words
  const held = useNfts()
  if (held === null || held.step === 'loading')
    return <Skeleton lines={4} label={says.nftsLoading} />
  if (held.step === 'failed')
    return (
      <Empty
        icon="warning"
        title={says.nftsFailed}
        text={errorText(words, held.problem)}
        retry={held.retry}
      />
    )
  const nfts = held.step === 'read' ? held.nfts : []
  const more = held.step === 'read' && held.more !== null && (
    <Button onClick={held.more}>{says.more}</Button>
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

/** A picture that comes once it is near, and its name. */
function Tile({ nft: { name, collection, image } }: { nft: Nft }) {
  const { activity } = useWords()
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
