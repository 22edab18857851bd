import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import MarkdownIt from 'markdown-it'
import Link from 'next/link'
import { Actions } from './Actions'
import { Icon } from './Icon'
import { Picture } from './Picture'
import { PricingPlans } from './PricingPlans'

const markdown = new MarkdownIt()
const TONES = { tint: { bgcolor: '#eef5f2' }, deep: { bgcolor: '#0d3b33', color: '#fff' } }
const Eyebrow = ({ children }) => (
  <Typography color="primary" sx={{ fontWeight: 700 }}>
    {children}
  </Typography>
)
const Lead = ({ children }) => <Typography sx={{ fontSize: '1.125rem', maxWidth: '46rem', mb: 3 }}>{children}</Typography>
const Points = ({ points }) => (
  <ul>
    {points.map((point, index) => (
      <li key={index}>{point}</li>
    ))}
  </ul>
)
const Cards = ({ children }) => (
  <Grid container spacing={2.5}>
    {children}
  </Grid>
)
const Item = ({ children }) => (
  <Grid size={{ xs: 12, md: 4 }}>
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>{children}</CardContent>
    </Card>
  </Grid>
)
const Halves = ({ children }) => (
  <Grid container spacing={5} sx={{ alignItems: 'center', mb: 4 }}>
    {children}
  </Grid>
)
const Half = ({ children }) => <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>
const Head = ({ children }) => (
  <TableCell component="th" scope="col">
    {children}
  </TableCell>
)
// oxlint-disable-next-line react/no-danger -- Markdown without HTML of its own.
const Html = ({ source }) => <Box sx={{ maxWidth: '46rem' }} dangerouslySetInnerHTML={{ __html: markdown.render(source) }} />

const bodies = {
  hero: ({ eyebrow, title, highlight, lead, actions, notes, picture }) => {
    const [before, after] = title.split(highlight)
    return (
      <Halves>
        <Half>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Typography variant="h1">
            {before}
            <em>{highlight}</em>
            {after}
          </Typography>
          <Lead>{lead}</Lead>
          <Actions actions={actions} />
          <Stack direction="row" spacing={2}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </Stack>
        </Half>
        <Half>
          <Picture picture={picture} />
        </Half>
      </Halves>
    )
  },
  proofStrip: ({ items }) => (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {items.map(({ icon, text }) => (
        <Stack key={text} direction="row" spacing={1}>
          <Icon name={icon} />
          <span>{text}</span>
        </Stack>
      ))}
    </Stack>
  ),
  featureGrid: ({ items }) => (
    <Cards>
      {items.map(({ icon, title, text, href, linkLabel }, index) => (
        <Item key={index}>
          <Icon name={icon} />
          <Typography variant="h3">{title}</Typography>
          <Typography>{text}</Typography>
          <Link href={href}>{linkLabel}</Link>
        </Item>
      ))}
    </Cards>
  ),
  featureRows: ({ rows }) =>
    rows.map(({ eyebrow, title, text, points, action, picture }, index) => (
      <Halves key={index}>
        <Half>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Typography variant="h3">{title}</Typography>
          <Typography>{text}</Typography>
          <Points points={points} />
          <Actions actions={[action]} />
        </Half>
        <Half>
          <Picture picture={picture} />
        </Half>
      </Halves>
    )),
  steps: ({ items }) => (
    <Cards>
      {items.map(({ title, text }, index) => (
        <Item key={index}>
          <Typography color="primary">{index + 1}</Typography>
          <Typography variant="h3">{title}</Typography>
          <Typography>{text}</Typography>
        </Item>
      ))}
    </Cards>
  ),
  dataTable: ({ caption, columns, rows }) => (
    <TableContainer>
      <Table>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <Head key={column}>{column}</Head>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, index) => (
            <TableRow key={index}>
              {cells.map((cell, at) => (
                <TableCell key={at}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  ),
  pricingPlans: (section) => <PricingPlans section={section} />,
  comparisonTable: ({ caption, checkedOn, ours, theirs, rows, notice }) => (
    <TableContainer>
      <Table>
        <caption>
          {caption} ({checkedOn})
        </caption>
        <TableHead>
          <TableRow>
            <TableCell />
            <Head>{ours}</Head>
            <Head>{theirs}</Head>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((line, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {line.topic}
              </TableCell>
              <TableCell>
                {line.ours} {line.same && <Chip size="small" label="The same" />}
              </TableCell>
              <TableCell>
                {line.theirs.source ? (
                  <>
                    {line.theirs.text} <a href={line.theirs.source.url}>{line.theirs.source.label}</a> ({line.theirs.source.checkedOn})
                  </>
                ) : (
                  'Not published'
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography>{notice}</Typography>
    </TableContainer>
  ),
  checklist: ({ groups }) => (
    <Cards>
      {groups.map(({ title, note, items }, index) => (
        <Item key={index}>
          <Typography variant="h3">{title}</Typography>
          <Chip label={note} />
          <ul>
            {items.map((item, at) => (
              <li key={at}>
                <strong>{item.title}</strong> {item.text}
              </li>
            ))}
          </ul>
        </Item>
      ))}
    </Cards>
  ),
  richText: ({ body }) => <Html source={body} />,
  faq: ({ items }) =>
    items.map(({ question, answer }, index) => (
      <Accordion key={index}>
        <AccordionSummary>{question}</AccordionSummary>
        <AccordionDetails>
          <Html source={answer} />
        </AccordionDetails>
      </Accordion>
    )),
  callToAction: ({ text, actions }) => (
    <>
      <Typography>{text}</Typography>
      <Actions actions={actions} color="inherit" />
    </>
  ),
}

export function Section({ section }) {
  const { type, tone, eyebrow, title, lead, note } = section
  return (
    <Box component="section" sx={{ py: 9, ...TONES[tone] }}>
      <Container>
        {type !== 'hero' && eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {type !== 'hero' && title && (
          <Typography variant="h2" gutterBottom>
            {title}
          </Typography>
        )}
        {type !== 'hero' && lead && <Lead>{lead}</Lead>}
        {bodies[type](section)}
        {note && <Typography>{note}</Typography>}
      </Container>
    </Box>
  )
}
