type StateIconProps = { type: string; active: boolean; unwalked: boolean }

/** The icon of a state. Its shape shows the kind of state, or whether it is active or uncovered. */
export function StateIcon({ type, active, unwalked }: StateIconProps) {
  return (
    <svg className="picture-icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      {shapeOf(type, active, unwalked)}
    </svg>
  )
}

function shapeOf(type: string, active: boolean, unwalked: boolean) {
  if (active)
    return (
      <path
        d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 3.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z"
        fillRule="evenodd"
      />
    )
  if (unwalked)
    return (
      <path
        d="M8 1.6 15.2 14H.8L8 1.6Zm-.8 4.6v4h1.6v-4H7.2Zm0 5v1.5h1.6v-1.5H7.2Z"
        fillRule="evenodd"
      />
    )
  if (type === 'final')
    return (
      <path
        d="M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm0 1.4a5.1 5.1 0 1 0 0 10.2A5.1 5.1 0 0 0 8 2.9ZM8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"
        fillRule="evenodd"
      />
    )
  if (type === 'parallel') return <path d="M4 2h2v12H4zM10 2h2v12h-2z" />
  if (type === 'compound')
    return (
      <path
        d="M3 2h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm.5 1.5v9h9v-9h-9Z"
        fillRule="evenodd"
      />
    )
  return (
    <path
      d="M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
      fillRule="evenodd"
    />
  )
}

/** Icon of an invoked actor. */
export function ServiceIcon() {
  return (
    <svg className="picture-icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M9 1 3 9h4l-1 6 7-9H9V1Z" />
    </svg>
  )
}

/** Icon of the button that collapses or expands a state. */
export const FoldIcon = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <svg className="picture-icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path
      d={isCollapsed ? 'M7.2 3h1.6v4.2H13v1.6H8.8V13H7.2V8.8H3V7.2h4.2z' : 'M3 7.2h10v1.6H3z'}
    />
  </svg>
)

/** Icon of a listed transition: one without a target, or one of the root. */
export const LineIcon = ({ leaves }: { leaves: boolean }) => (
  <svg className="picture-icon" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    {leaves ? (
      <path d="M2 7.2h8.6L7.4 4l1.1-1.1L13.6 8l-5.1 5.1L7.4 12l3.2-3.2H2z" />
    ) : (
      <path d="M8 2.5a5.5 5.5 0 0 1 4.4 2.2V2.6H14v5H9V6h2.6A4 4 0 1 0 12 8.6h1.5A5.5 5.5 0 1 1 8 2.5Z" />
    )}
  </svg>
)
