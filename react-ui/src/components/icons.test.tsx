import {
  ArrowDown,
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUp,
  ArrowUpRight,
  BadgeCheck,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleQuestionMark,
  Clock,
  Copy,
  ExternalLink,
  Globe,
  Image,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Puzzle,
  QrCode,
  RefreshCw,
  Search,
  Smartphone,
  TriangleAlert,
  Wallet,
  X,
} from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as icons from './icons.ts'

const theirs = new Map<string, LucideIcon>([
  ['BackIcon', ChevronLeft],
  ['CertifiedIcon', BadgeCheck],
  ['CheckIcon', Check],
  ['ChevronIcon', ChevronRight],
  ['CloseIcon', X],
  ['CodeIcon', QrCode],
  ['CopyIcon', Copy],
  ['DisconnectIcon', LogOut],
  ['DownIcon', ChevronDown],
  ['ExtensionIcon', Puzzle],
  ['ExternalIcon', ExternalLink],
  ['GridIcon', LayoutGrid],
  ['HelpIcon', CircleQuestionMark],
  ['HistoryIcon', Clock],
  ['InIcon', ArrowDownLeft],
  ['NetworkIcon', Globe],
  ['OutIcon', ArrowUpRight],
  ['PhoneIcon', Smartphone],
  ['PictureIcon', Image],
  ['RefreshIcon', RefreshCw],
  ['SearchIcon', Search],
  ['SwitchIcon', ArrowLeftRight],
  ['ToIcon', ArrowDown],
  ['UpIcon', ArrowUp],
  ['WalletOutlineIcon', Wallet],
  ['WarningIcon', TriangleAlert],
])

/** Everything that is seen: neither names nor what a rectangle says of its second radius, which is its first. */
const seen = (markup: string) =>
  markup.replace(/ (xmlns|class|ry|aria-hidden)="[^"]*"/g, '').replace(
    /<([a-z]+) ([^>]*)>/g,
    (_, tag, attributes) =>
      `<${tag} ${attributes
        .match(/[\w-]+="[^"]*"/gi)
        .sort()
        .join(' ')}>`,
  )

test.each(Object.entries(icons))(
  '%s is drawn as Lucide draws it, and not read out',
  (name, Ours) => {
    const Theirs = theirs.get(name)
    if (Theirs === undefined) throw new Error(`Which of Lucide's is ${name}?`)
    const ours = renderToStaticMarkup(<Ours />)
    expect(seen(ours)).toBe(seen(renderToStaticMarkup(<Theirs />)))
    expect(ours).toContain('aria-hidden="true"')
  },
)

test('an icon takes a class of its own beside those all have', () => {
  expect(renderToStaticMarkup(<icons.BackIcon className="lk-flip" />)).toContain(
    'class="lucide lucide-chevron-left lk-flip"',
  )
})
