'use client'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Grid from '@mui/material/Grid'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Actions } from './Actions'

export function PricingPlans({ section: { billing, plans, currency } }) {
  const [period, setPeriod] = useState('monthly')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={period}
        aria-label={billing.label}
        onChange={(_, value) => value && setPeriod(value)}
        sx={{ mb: 3 }}>
        <ToggleButton value="monthly">{billing.monthly}</ToggleButton>
        <ToggleButton value="yearly">
          {billing.yearly} ({billing.saving})
        </ToggleButton>
      </ToggleButtonGroup>
      <Grid container spacing={2.5}>
        {plans.map((plan) => (
          <Grid key={plan.name} size={{ xs: 12, md: 4 }}>
            <Card variant="outlined">
              <CardContent>
                {plan.highlight && <Chip label={plan.highlight} color="primary" />}
                <Typography variant="h3">{plan.name}</Typography>
                <Typography>{plan.bestFor}</Typography>
                <Typography sx={{ fontSize: '2rem', fontWeight: 700 }}>
                  {plan.price[period]} {currency}
                </Typography>
                <Typography>{plan.unit}</Typography>
                <ul>
                  {plan.features.map((feature, index) => (
                    <li key={index}>{feature}</li>
                  ))}
                </ul>
                <Actions actions={[plan.action]} />
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </>
  )
}
