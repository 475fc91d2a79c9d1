/** Outlines that several drawings share: gables, shields, cards, waves. All begin at 0 0. */

const at = (value: number): string => String(Math.round(value * 100) / 100)

/** A house front with a stepped gable. */
export function gable(width: number, height: number, steps = 4, top = height * 0.34): string {
  const [across, up] = [(width * 0.4) / steps, top / (steps + 0.35)]
  let path = `M0 ${at(height)}V${at(top)}`
  for (let step = 1; step <= steps; step++) path += `V${at(top - step * up)}H${at(step * across)}`
  path += `V0H${at(width - steps * across)}`
  for (let step = steps; step >= 1; step--) path += `V${at(top - step * up)}H${at(width - (step - 1) * across)}`
  return `${path}V${at(height)}Z`
}

/** A shield that is straight above and pointed below. */
export function escutcheon(width: number, height: number): string {
  const [w, h] = [width, height]
  const half = `C${at(w)} ${at(h * 0.8)} ${at(w * 0.72)} ${at(h * 0.93)} ${at(w / 2)} ${at(h)}`
  return `M0 0H${at(w)}V${at(h * 0.52)}${half}C${at(w * 0.28)} ${at(h * 0.93)} 0 ${at(h * 0.8)} 0 ${at(h * 0.52)}Z`
}

/** A window with a round arch, around its middle. */
export function arch(x: number, y: number, width: number, height: number): string {
  const [left, foot, r] = [x - width / 2, y + height / 2, width / 2]
  return `M${at(left)} ${at(foot)}V${at(y - height / 2 + r)}a${at(r)} ${at(r)} 0 0 1 ${at(width)} 0V${at(foot)}Z`
}

/** Water: four bows of a wave. */
export const wave = (x: number, y: number, width: number): string =>
  `M${at(x)} ${at(y)}q${at(width / 8)} -4 ${at(width / 4)} 0${`t${at(width / 4)} 0`.repeat(3)}`

/** The guard house between the two sections of a canal. */
export function gatehouse(width: number, height: number): string {
  const arch = width / 2 - 22
  return (
    `M5 ${height}V-6H3V-16h7v5h6v-5h8v5h6v-5h${width - 60}v5h6v-5h8v5h6v-5h7V-6h-2V${height}h-17` +
    `V${at(height * 0.52)}a${arch} ${at(arch - 2)} 0 0 0 ${-2 * arch} 0V${height}Z`
  )
}
