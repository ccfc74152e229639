// biome-ignore-all lint/performance/noBarrelFile: icons are named after their meaning; two files keep the later icons out of the first view's chunk

export {
  BackIcon,
  ChevronIcon,
  CloseIcon,
  GridIcon,
  HelpIcon,
  WalletOutlineIcon,
  WarningIcon,
} from './icons-core.ts'
export {
  CertifiedIcon,
  CheckIcon,
  CodeIcon,
  CopyIcon,
  DisconnectIcon,
  DownIcon,
  ExtensionIcon,
  ExternalIcon,
  HistoryIcon,
  InIcon,
  JoinIcon,
  NetworkIcon,
  OutIcon,
  PhoneIcon,
  PictureIcon,
  RefreshIcon,
  SearchIcon,
  ShieldIcon,
  SwitchIcon,
  ToIcon,
  UpIcon,
} from './icons-lazy.ts'
