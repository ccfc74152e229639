import { type Nft, safeImage } from '@latchkit/core/domain'
import type { ActivityView } from '@latchkit/core/flows/activity'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { PictureIcon, WarningIcon } from '../../parts/icons.ts'
import { Name } from '../../parts/Name.tsx'
import { errorText } from '../../words/error-text.ts'
import { useLanguage } from '../../words/useLanguage.ts'

/** Pages that are read before anybody asks for more. */
const most = 10
const keys = ['a', 'b', 'c', 'd']

/** What is held as far as the activity tells (decision 34); says so where that is nothing. `activity` null: its code is on its way. */
export function NftList({ activity }: { activity: ActivityView | null }) {
  const words = useLanguage()
  const { activity: says } = words
  const listed = activity?.step === 'listed' ? activity : null
  const nfts = listed?.nfts ?? []
  const pages = useRef(0)
  const next = nfts.length === 0 ? (listed?.loadMore ?? null) : null
  useEffect(() => {
    if (next === null || pages.current >= most) return
    pages.current += 1
    next()
  }, [next])
  if (activity?.step === 'failed' || (nfts.length === 0 && listed?.retry)) {
    const retry = listed?.retry ?? (activity?.step === 'failed' ? activity.retry : () => {})
    const problem = listed?.problem ?? (activity?.step === 'failed' ? activity.problem : null) ?? 'kit/unknown'
    const again = (
      <Button kind="primary" onClick={retry}>
        {words.tryAgain}
      </Button>
    )
    return <Empty icon={<WarningIcon />} title={says.nftsFailed} text={errorText(words, problem)} action={again} />
  }
  const isReading =
    activity === null || activity.step === 'loading' || listed?.rest === 'loading' || (next !== null && pages.current < most)
  if (nfts.length === 0 && isReading) return <NftSkeleton label={says.nftsLoading} />
  const more = listed?.loadMore && (
    <Button kind="ghost" onClick={listed.loadMore}>
      {says.more}
    </Button>
  )
  if (nfts.length === 0) return <Empty icon={<PictureIcon />} title={says.nftsEmpty} text={says.nftsEmptyText} action={more} />
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className="lk-nfts" role="list" aria-label={says.nfts}>
        {nfts.map((nft) => (
          <NftTile key={nft.id} nft={nft} />
        ))}
      </ul>
      {more}
    </>
  )
}

function NftTile({ nft: { name, image } }: { nft: Nft }) {
  const { activity } = useLanguage()
  const [broken, setBroken] = useState<string | null>(null)
  const src = safeImage(image)
  return (
    <li className="lk-nft">
      <span className="lk-nft-picture" aria-hidden="true">
        {src !== null && src !== broken ? (
          <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" decoding="async" onError={() => setBroken(src)} />
        ) : (
          <PictureIcon />
        )}
      </span>
      <span className="lk-nft-name" dir="auto">
        <Name>{name === '' ? activity.unnamed : name}</Name>
      </span>
    </li>
  )
}

function NftSkeleton({ label }: { label: string }) {
  return (
    <div className="lk-nfts">
      <span className="lk-hidden">{label}</span>
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
