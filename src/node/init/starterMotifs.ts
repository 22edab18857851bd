import type { Theme } from '#schemas/theme.ts'
import { mix } from '#src/site/theme/contrast.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'

type Colors = Theme['colors']

/** The size of a motif, in pixels. */
export const MOTIF = { width: 960, height: 720 }

/** The drawings of new sites, in shades of the brand colour: the shapes of an SVG of that size. */
export const starterMotifs = { tiles, panels, lake, columns, plates, weave, rays, pebbles, halftone }

/** Tiles with arches, circles and stripes. A tile is 240 pixels wide and high; its shapes are relative to its upper left corner. */
function tiles({ ink, primary, tint, tintStrong, decorative }: Colors): string {
  const arch = 'M0 240V120a120 120 0 0 1 240 0v120z'
  const quarter = 'M0 0a240 240 0 0 1 240 240H0z'
  const leaf = 'M0 240V120A120 120 0 0 1 120 0h120v120a120 120 0 0 1-120 120z'
  const stripes = 'M0 24h240v24H0zm0 72h240v24H0zm0 72h240v24H0z'
  const disc = 'M24 120a96 96 0 1 1 192 0 96 96 0 1 1-192 0z'
  const rows: [ground: string, shape: string, fill: string][][] = [
    [
      [tint, quarter, decorative],
      [primary, disc, tint],
      [tint, arch, tintStrong],
      [ink, leaf, primary],
    ],
    [
      [tintStrong, arch, primary],
      [tint, stripes, tintStrong],
      [ink, quarter, decorative],
      [tintStrong, disc, ink],
    ],
    [
      [ink, stripes, primary],
      [decorative, leaf, tint],
      [primary, arch, ink],
      [tint, quarter, primary],
    ],
  ]
  return lines(
    rows.flatMap((row, y) =>
      row.map(([ground, shape, fill], x) => {
        const at = `translate(${x * 240} ${y * 240})`
        return `<g transform="${at}"><path fill="${ground}" d="M0 0h240v240H0z"/><path fill="${fill}" d="${shape}"/></g>`
      }),
    ),
  )
}

/** Windows of a program behind one another, and a curve that rises. */
function panels({ primary, tint, tintStrong, decorative, surface }: Colors): string {
  const bar = (x: number, y: number, width: number, fill: string) => box(x, y, width, 16, 8, fill)
  return lines([
    rect(tint),
    box(300, 72, 580, 420, 24, tintStrong),
    box(190, 132, 580, 430, 24, decorative),
    box(80, 200, 620, 448, 24, surface),
    ...[120, 152, 184].map((x, index) => disc(x, 240, 8, [primary, decorative, tintStrong][index]!)),
    bar(120, 292, 180, primary),
    bar(120, 328, 120, tintStrong),
    `<path fill="none" stroke="${primary}" stroke-width="10" stroke-linecap="round" d="M120 580C220 580 240 500 330 500S470 400 560 400s60-50 100-60"/>`,
    disc(660, 340, 16, primary),
    box(640, 470, 240, 150, 20, primary),
    bar(672, 506, 110, tint),
    bar(672, 546, 176, decorative),
  ])
}

/** A lake in the evening, with hills and the last light on the water. */
function lake(colors: Colors): string {
  const { ground } = deepTones(colors)
  const shade = (percent: number) => mix(ground, colors.primary, percent)
  return lines([
    rect(shade(66)),
    disc(650, 262, 92, mix(colors.primary, '#ffffff', 40)),
    `<path fill="${shade(46)}" d="M0 330C160 250 250 300 400 330S720 250 960 320V720H0z"/>`,
    `<path fill="${shade(30)}" d="M0 400C120 350 300 390 460 400S800 330 960 390V720H0z"/>`,
    `<path fill="${shade(16)}" d="M0 440h960v280H0z"/>`,
    ...[
      [560, 470, 180],
      [600, 506, 100],
      [520, 548, 150],
      [640, 592, 90],
      [180, 560, 120],
      [90, 640, 160],
      [420, 650, 220],
    ].map(([x, y, width]) => box(x!, y!, width!, 6, 3, shade(54))),
  ])
}

/** Columns in the light of late morning. */
function columns({ ink, primary, tint, tintStrong, decorative }: Colors): string {
  const column = (x: number) => [
    box(x, 216, 104, 18, 0, ink),
    box(x + 12, 234, 80, 366, 0, tint),
    box(x + 58, 234, 34, 366, 0, decorative),
    box(x, 600, 104, 18, 0, ink),
  ]
  return lines([
    rect(tintStrong),
    `<path fill="${primary}" d="M60 150 480 40l420 110z"/>`,
    box(60, 162, 840, 42, 0, ink),
    box(60, 216, 840, 402, 0, primary),
    ...[84, 256, 428, 600, 772].flatMap(column),
    box(40, 630, 880, 30, 0, decorative),
    box(0, 668, 960, 52, 0, ink),
  ])
}

/** A laid table from above, by candlelight. */
function plates(colors: Colors): string {
  const { ground } = deepTones(colors)
  const shade = (percent: number) => mix(ground, colors.primary, percent)
  const plate = (x: number, y: number, radius: number) => [
    disc(x, y, radius, shade(70)),
    disc(x, y, radius * 0.9, shade(40)),
    disc(x, y, radius * 0.58, shade(80)),
  ]
  return lines([
    rect(shade(14)),
    `<path fill="${shade(24)}" d="M0 0h330L120 720H0zM760 0h200v720H560z"/>`,
    ...plate(180, 170, 150),
    ...plate(770, 250, 190),
    ...plate(360, 600, 170),
    disc(470, 210, 54, shade(84)),
    disc(470, 210, 40, shade(24)),
    disc(640, 610, 44, shade(84)),
    disc(640, 610, 32, shade(24)),
    ...[
      [548, 120, 10],
      [984, 120, 10],
      [560, 470, 8],
      [20, 360, 8],
    ].map(([x, y, width]) => box(x!, y!, width!, 220, 4, shade(84))),
  ])
}

/** Strips that pass over and under each other. */
function weave({ primary, tint, tintStrong, decorative, ink }: Colors): string {
  const [cell, strip] = [160, 128]
  const inset = (cell - strip) / 2
  const cells = Array.from({ length: 6 * 5 }, (_, at) => {
    const [column, row] = [at % 6, Math.floor(at / 6)]
    const across = box(column * cell, row * cell + inset, cell, strip, 0, [primary, decorative, tintStrong][row % 3]!)
    const down = box(column * cell + inset, row * cell, strip, cell, 0, [tint, primary, decorative][column % 3]!)
    return (column + row) % 2 === 0 ? down + across : across + down
  })
  // Neighbouring cells would let the ground through at sizes that are not whole pixels.
  return `<g shape-rendering="crispEdges">${lines([rect(ink), ...cells])}</g>`
}

/** Rays from a stage, and circles of sound around it. */
function rays({ ink, primary, tint, tintStrong, decorative }: Colors): string {
  const [x, y] = [480, 720]
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.round(x - 1400 * Math.cos(angle))} ${Math.round(y - 1400 * Math.sin(angle))}`
  }
  const ray = (index: number) => `<path fill="${index % 2 ? primary : ink}" d="M${x} ${y}L${at(index * 15)} ${at(index * 15 + 15)}z"/>`
  return lines([
    rect(ink),
    ...Array.from({ length: 12 }, (_, index) => ray(index)),
    ...[tintStrong, primary, tint, decorative, ink].map((fill, index) => disc(x, y, 430 - index * 80, fill)),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => disc(120 + index * 120, index % 2 ? 92 : 150, 22, tint)),
  ])
}

/** Round pebbles that overlap, and a leaf. */
function pebbles({ primary, tint, tintStrong, decorative }: Colors): string {
  return lines([
    rect(tint),
    `<circle fill="${tintStrong}" cx="250" cy="250" r="210"/>`,
    `<ellipse fill="${decorative}" cx="640" cy="470" rx="290" ry="210"/>`,
    `<ellipse fill="${primary}" cx="380" cy="520" rx="190" ry="140"/>`,
    `<ellipse fill="${tintStrong}" cx="760" cy="210" rx="130" ry="104"/>`,
    `<path fill="${primary}" d="M640 400c0-130 90-220 220-220 0 130-90 220-220 220z"/>`,
    `<path fill="none" stroke="${tint}" stroke-width="6" stroke-linecap="round" d="M664 376 806 234"/>`,
    disc(190, 590, 60, decorative),
  ])
}

/** Printed dots, larger towards one side, behind a slanted bar. */
function halftone({ ink, primary, tint }: Colors): string {
  const dots = Array.from({ length: 12 * 9 }, (_, at) => {
    const [x, y] = [at % 12, Math.floor(at / 12)]
    return disc(40 + x * 80, 40 + y * 80, Math.round(6 + 30 * ((x + (8 - y)) / 19)), ink)
  })
  return lines([rect(tint), ...dots, `<path fill="${primary}" d="M0 470 560 0h200L0 640z"/>`, disc(660, 470, 150, primary)])
}

function lines(shapes: string[]): string {
  return shapes.map((shape) => `  ${shape}`).join('\n')
}

function rect(fill: string): string {
  return `<path fill="${fill}" d="M0 0h${MOTIF.width}v${MOTIF.height}H0z"/>`
}

function box(x: number, y: number, width: number, height: number, radius: number, fill: string): string {
  return `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''}/>`
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${Number(radius.toFixed(1))}"/>`
}
