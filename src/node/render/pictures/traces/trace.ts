/** Forbidden data in a picture: where or with which device it was taken. */
export const TRACE =
  /GPS(?:Info|Version|Latitude|Longitude|Altitude|Dest|Map|Img|Speed|Track|Date|Time|Area|Processing)|geotag|\bgeo:|SerialNumber|(?:tiff|exif|exifEX|aux):(?:Make|Model|Lens|Body|Camera|OwnerName)|(?:City|Country|LocationCreated|LocationShown|Sublocation)\b/i
