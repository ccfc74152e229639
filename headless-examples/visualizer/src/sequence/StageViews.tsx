/** What the stage shows: the diagram of a machine, or the sequence of the events of all actors. */
export type StageView = 'diagram' | 'sequence'

const titles: Readonly<Record<StageView, string>> = { diagram: 'Diagram', sequence: 'Sequence' }
const views: readonly StageView[] = ['diagram', 'sequence']

/** Buttons that choose what the stage shows. */
export const StageViews = ({
  view,
  choose,
}: {
  view: StageView
  choose(view: StageView): void
}) => (
  <fieldset className="stage-views">
    <legend className="unseen">Stage</legend>
    {views.map((one) => (
      <button key={one} type="button" aria-pressed={one === view} onClick={() => choose(one)}>
        {titles[one]}
      </button>
    ))}
  </fieldset>
)
