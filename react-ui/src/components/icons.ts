// biome-ignore-all lint/performance/noBarrelFile: the one place where icons get names by what they mean, in two files so that the first view carries only its own

export {
  BackIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  CodeIcon,
  GridIcon,
  HelpIcon,
  WalletOutlineIcon,
  WarningIcon,
} from './icons-core.ts'
export {
  CertifiedIcon,
  CopyIcon,
  DisconnectIcon,
  DownIcon,
  ExtensionIcon,
  ExternalIcon,
  HistoryIcon,
  InIcon,
  NetworkIcon,
  OutIcon,
  PhoneIcon,
  PictureIcon,
  RefreshIcon,
  SearchIcon,
  SwitchIcon,
  ToIcon,
  UpIcon,
} from './icons-lazy.ts'
