import type { ErrorCode } from '@latchkit/core'
import { type Nft, ownImage } from '@latchkit/core/utils'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { PictureIcon, WarningIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { activityTexts } from './texts/en.ts'

const keys = ['a', 'b', 'c', 'd']

/** A grid of NFTs, or a message for an empty list. `more`: a control that loads the next page. */
export function NftGrid({ nfts, more = null }: { nfts: readonly Nft[]; more?: ReactNode }) {
  const { activity: labels } = useTexts(activityTexts)
  if (nfts.length === 0)
    return (
      <Empty
        icon={<PictureIcon />}
        title={labels.nftsEmpty}
        text={labels.nftsEmptyText}
        action={more}
      />
    )
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list */}
      <ul className="lk-nfts" role="list" aria-label={labels.nfts}>
        {nfts.map((nft) => (
          <NftTile key={nft.id} nft={nft} />
        ))}
      </ul>
      {more}
    </>
  )
}

/** Message that the NFTs failed to load, with a retry button. */
export function NftsFailed({ problem, retry }: { problem: ErrorCode; retry: (() => void) | null }) {
  const texts = useTexts(activityTexts)
  const retryButton = retry && (
    <Button kind="primary" onClick={retry}>
      {texts.tryAgain}
    </Button>
  )
  return (
    <Empty
      icon={<WarningIcon />}
      title={texts.activity.nftsFailed}
      text={errorText(texts, problem)}
      action={retryButton}
    />
  )
}

function NftTile({ nft: { name, collection, image } }: { nft: Nft }) {
  const { activity } = useTexts(activityTexts)
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const src = ownImage(image)
  return (
    <li className="lk-nft">
      <span className="lk-nft-picture" aria-hidden="true">
        {src !== null && src !== failedSrc ? (
          <img
            src={src}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            decoding="async"
            onError={() => setFailedSrc(src)}
          />
        ) : (
          <PictureIcon />
        )}
      </span>
      <span className="lk-nft-name" dir="auto">
        <Name>{name === '' ? activity.unnamed : name}</Name>
      </span>
      {collection !== null && (
        <span className="lk-nft-collection" dir="auto">
          <Name>{collection}</Name>
        </span>
      )}
    </li>
  )
}

/** Placeholders of NFTs. */
export function NftSkeleton() {
  const { activity } = useTexts(activityTexts)
  return (
    <div className="lk-nfts">
      <span className="lk-hidden">{activity.nftsLoading}</span>
      {keys.map((key) => (
        <span key={key} className="lk-nft" aria-hidden="true">
          <span className="lk-nft-picture lk-skeleton" />
          <span className="lk-nft-name">
            <span className="lk-skeleton" />
          </span>
        </span>
      ))}
    </div>
  )
}
