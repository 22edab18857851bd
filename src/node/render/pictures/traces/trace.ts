/** What no part of a picture may say: where it was taken, or with which device. */
export const TRACE =
  /GPS(?:Info|Version|Latitude|Longitude|Altitude|Dest|Map|Img|Speed|Track|Date|Time|Area|Processing)|geotag|\bgeo:|SerialNumber|(?:tiff|exif|exifEX|aux):(?:Make|Model|Lens|Body|Camera|OwnerName)|(?:City|Country|LocationCreated|LocationShown|Sublocation)\b/i
