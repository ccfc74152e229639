import type { ReactNode } from 'react'
import { WalletIcon, type WalletIconProps } from '../../components/WalletIcon.tsx'

type BrandIconProps = {
  wallet: { id: string; name: string; icon: string | null }
  size?: WalletIconProps['size']
}

/**
 * The icon of a wallet. A widely used wallet without a picture has a drawing of its brand mark, so
 * that no picture is fetched.
 */
export function BrandIcon({ wallet: { id, name, icon }, size = 'row' }: BrandIconProps) {
  const brand = icon === null ? brands[id] : undefined
  if (brand === undefined) return <WalletIcon size={size} name={name} image={icon} />
  return (
    <span
      className="lk-wallet-icon"
      data-size={size}
      data-shape="square"
      data-kind="picture"
      aria-hidden="true"
    >
      <svg className="lk-brand" viewBox="0 0 40 40" aria-hidden="true">
        {brand}
      </svg>
    </span>
  )
}

const background = (color: string) => <path fill={color} d="M0 0h40v40H0z" />
/** Two shapes, the second one mirrored. */
const mirrored = (fill: string, shape: string) => (
  <>
    <path fill={fill} d={shape} />
    <path fill={fill} d={shape} transform="matrix(-1 0 0 1 40 0)" />
  </>
)

/** Simplified brand marks, by the wallet's rdns. */
const brands: Readonly<Record<string, ReactNode>> = {
  'io.metamask': (
    <>
      {background('#fff')}
      {mirrored('#f6851b', 'M20 14h-3.5L7 8l-1.6 8.4L8 23l-2 5.2L8.6 33l5.4-1.5 3.6 2.5H20z')}
      {mirrored('#e2761b', 'm7 8 9.5 6-4.3 3.6-6.8-1.2z')}
      {mirrored('#763d16', 'M8 23l6.4-1.2-2.2-4.2-6.8-1.2z')}
      {mirrored('#233447', 'm13.2 22.4 3.9-1.5.9 3.6z')}
      {mirrored('#d7c1b3', 'm14 31.5 2.9-3.6H20V34h-2.4z')}
      {mirrored('#233447', 'M17.6 29.2H20v2.6h-3.2z')}
    </>
  ),
  'me.rainbow': (
    <>
      {background('#174299')}
      <g fill="none" strokeWidth="5">
        <path stroke="#ff5c4d" d="M8 10.5A21.5 21.5 0 0 1 29.5 32" />
        <path stroke="#ffd541" d="M8 15.5A16.5 16.5 0 0 1 24.5 32" />
        <path stroke="#2bb8ff" d="M8 20.5A11.5 11.5 0 0 1 19.5 32" />
      </g>
      <path fill="#9b6cff" d="M8 23a9 9 0 0 1 9 9H9.5A1.5 1.5 0 0 1 8 30.5z" />
    </>
  ),
  'com.coinbase.wallet': (
    <>
      {background('#0052ff')}
      <circle cx="20" cy="20" r="13" fill="#fff" />
      <rect x="15.5" y="15.5" width="9" height="9" rx="1.6" fill="#0052ff" />
    </>
  ),
  'io.rabby': (
    <>
      {background('#7084ff')}
      <g fill="#fff">
        <ellipse cx="14.5" cy="12.5" rx="2.9" ry="7" transform="rotate(-12 14.5 12.5)" />
        <ellipse cx="22.5" cy="12" rx="2.9" ry="7" transform="rotate(8 22.5 12)" />
        <path d="M7.5 27c0-6.6 5.2-11 12-11s13.3 4.6 13.3 10.3c0 4.2-4.3 6.2-12.3 6.2S7.5 31 7.5 27" />
      </g>
      <circle cx="15.5" cy="24.5" r="1.7" fill="#4a5bd6" />
      <circle cx="22.5" cy="24.5" r="1.7" fill="#4a5bd6" />
    </>
  ),
  'com.trustwallet.app': (
    <>
      {background('#fff')}
      <path fill="#0500ff" d="M20 7v27C11.5 30 8 24.5 8 11.2 12.6 11.2 16.7 9.8 20 7" />
      <path fill="#2fd5a5" d="M20 7v27c8.5-4 12-9.5 12-22.8-4.6 0-8.7-1.4-12-4.2" />
      <path fill="#1a8cff" d="M20 20.5V34c5.7-2.7 9.1-6.1 10.7-11.5z" />
    </>
  ),
  'app.phantom': (
    <>
      {background('#ab9ff2')}
      <path
        fill="#fff"
        d="M7.5 28C7 17.5 14 10.5 22.5 10.5c6.5 0 11 4.3 11 10 0 6.2-5 9.5-8.5 9.5-2 0-2.8-1.2-2.8-2.6-2 2.3-4.2 3.3-6.2 3.3-1.3 0-2.3-.7-2.3-2.2-1 1.3-2.2 1.900-3.4 1.900-1.6 0-2.7-1-2.8-2.4"
      />
      <ellipse cx="22.3" cy="19" rx="1.8" ry="2.6" fill="#3c315b" />
      <ellipse cx="28.3" cy="19" rx="1.8" ry="2.6" fill="#3c315b" />
    </>
  ),
}
