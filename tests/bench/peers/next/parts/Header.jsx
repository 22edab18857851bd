'use client'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Popover from '@mui/material/Popover'
import Toolbar from '@mui/material/Toolbar'
import Link from 'next/link'
import { useState } from 'react'
import { Actions } from './Actions'
import { Icon } from './Icon'

function Groups({ entry }) {
  return entry.groups.map(({ key, productTitle, tagContent, items }) => (
    <List
      key={key}
      dense
      subheader={
        <ListSubheader>
          {productTitle} {tagContent && <Chip size="small" label={tagContent} />}
        </ListSubheader>
      }>
      {items.map(({ location, icon, service, feature }, index) => (
        <ListItemButton key={index} component={Link} href={location}>
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
          <ListItemText primary={service} secondary={feature} />
        </ListItemButton>
      ))}
    </List>
  ))
}

function Entry({ entry }) {
  const [anchor, setAnchor] = useState(null)
  if (!entry.hasDropdown)
    return (
      <Button component={Link} href={entry.path} color="inherit">
        {entry.title}
      </Button>
    )
  return (
    <>
      <Button color="inherit" aria-haspopup="true" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {entry.title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
        <Box sx={{ display: 'flex', p: 2 }}>
          <Groups entry={entry} />
        </Box>
      </Popover>
    </>
  )
}

export function Header({ shell }) {
  const [isOpen, setOpen] = useState(false)
  const { entries, actions } = shell.header
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: 2 }}>
        <Link href="/">
          <img src={shell.logo.src} width={shell.logo.width} height={shell.logo.height} alt={shell.name} />
        </Link>
        <Box component="nav" aria-label="Main" sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </Box>
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Actions actions={actions} />
        </Box>
        <Button sx={{ display: { lg: 'none' }, ml: 'auto' }} onClick={() => setOpen(true)}>
          Menu
        </Button>
      </Toolbar>
      <Drawer open={isOpen} onClose={() => setOpen(false)}>
        {entries.map((entry) =>
          entry.hasDropdown ? (
            <Groups key={entry.key} entry={entry} />
          ) : (
            <ListItemButton key={entry.key} component={Link} href={entry.path}>
              {entry.title}
            </ListItemButton>
          ),
        )}
      </Drawer>
    </AppBar>
  )
}
