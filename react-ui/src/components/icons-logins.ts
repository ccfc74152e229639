import { drawIcon, type Icon } from './draw-icon.tsx'

// Icons of the logins in the Connect view. The shapes are Lucide's (lucide.dev), see
// `LICENSE.lucide`; a test compares them.
export const MoreIcon: Icon = (props) =>
  drawIcon(props, 'ellipsis', [12, 12, 1], [19, 12, 1], [5, 12, 1])
