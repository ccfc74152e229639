/** Widths of a lane and of the first column, in px. They match sequence.css. */
export const laneWidth = 92
export const timeWidth = 124
