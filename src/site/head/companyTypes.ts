import type { VISITED_PLACES } from '#schemas/organizationKinds.ts'

/** Kinds of companies that the vocabulary describes as places only. */
const PLACES: Readonly<Record<(typeof VISITED_PLACES)[number], true>> = {
  Airport: true,
  Aquarium: true,
  Beach: true,
  BoatTerminal: true,
  Bridge: true,
  BuddhistTemple: true,
  BusStation: true,
  BusStop: true,
  CatholicChurch: true,
  Cemetery: true,
  Church: true,
  CityHall: true,
  Courthouse: true,
  Crematorium: true,
  DefenceEstablishment: true,
  Embassy: true,
  EventVenue: true,
  GovernmentBuilding: true,
  HinduTemple: true,
  LegislativeBuilding: true,
  Mosque: true,
  Museum: true,
  MusicVenue: true,
  Park: true,
  ParkingFacility: true,
  PerformingArtsTheater: true,
  PlaceOfWorship: true,
  Playground: true,
  PublicToilet: true,
  RVPark: true,
  SubwayStation: true,
  Synagogue: true,
  TaxiStand: true,
  TrainStation: true,
  Zoo: true,
}

/** The schema.org types of a company: a museum, which is a place in the vocabulary, is an organization as well. */
export function companyTypes(kind: string): string | string[] {
  return Object.hasOwn(PLACES, kind) ? ['Organization', kind] : kind
}
